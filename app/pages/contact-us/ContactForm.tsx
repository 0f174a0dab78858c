import type { Page } from "../../../content-model/index.ts";
import { useSite } from "../../site/siteData.ts";
import { FormPanel } from "./FormPanel.tsx";
import "./ContactForm.css";

interface ContactFormProps {
	copy: Page<"contact-us">["form"];
	/** Where the form is served from. */
	url: string;
}

/**
 * Checks whether the form's host responds at all. A frame cannot tell that its host is blocked or
 * down: it shows the browser's own broken page, and calls that loaded.
 * A constant, so that its hash can be in the policy.
 */
const checkFormHost = `{const box=document.querySelector(".form-frame"),frame=box.querySelector("iframe"),mark=name=>()=>box.classList.add(name),loaded=new Promise(done=>frame.addEventListener("load",done)),asked=fetch(frame.src,{method:"HEAD",mode:"no-cors",credentials:"omit",signal:AbortSignal.timeout(10000)});Promise.all([asked,loaded]).then(mark("answered"),mark("unanswered"))}`;

/** The framed form. Until it comes, and where it never does, a panel with the other ways is in its place. */
export function ContactForm({ copy, url }: ContactFormProps) {
	const { contact } = useSite().site;
	return (
		<div className="contact-form on-screen">
			<div className="form-frame">
				<FormPanel copy={copy.panel} openInNewTab={copy.openInNewTab} url={url} />
				{/* Lazy: it is asked for after the first paint, and only by who comes near it. */}
				<iframe src={url} title={copy.title} height={800} loading="lazy" />
			</div>
			<script>{checkFormHost}</script>
			<p className="caption mt-3">
				{copy.origin} {copy.fallback}{" "}
				<a href={url} target="_blank" rel="noopener">
					{copy.openInNewTab}
				</a>{" "}
				{copy.or} <a href={`mailto:${contact.email}`}>{copy.writeInstead}</a>.
			</p>
		</div>
	);
}
