"""Smile Life: study, work, flirt, marry, travel, and let the others have the accidents."""
