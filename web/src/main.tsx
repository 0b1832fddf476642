import { render } from "preact";
import { App } from "./app";
import icon from "./pictures/icon.svg";
import { dress } from "./settings";
import "./styles/base.css";
import "./styles/paper.css";
import "./styles/home.css";
import "./styles/pages.css";

const link = document.createElement("link");
link.rel = "icon";
link.href = icon;
document.head.append(link);

dress();
const page = document.getElementById("app");
if (page !== null) render(<App />, page);
