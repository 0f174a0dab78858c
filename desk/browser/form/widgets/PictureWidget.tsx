import type { WidgetProps } from "@rjsf/utils";
import { ControlGroup } from "../ControlGroup.tsx";
import type { DeskFormContext } from "../context.ts";
import { PictureDrop } from "../PictureDrop.tsx";
import "./PictureWidget.css";

/** The shape of portraits on the site, width by height. */
const portrait = 480 / 580;

/** A photograph of a person. */
export function PictureWidget({ id, value, onChange, registry, label }: WidgetProps) {
	const { kind, title } = registry.formContext as DeskFormContext;
	return (
		<ControlGroup id={id}>
			{value && (
				<figure className="portrait">
					<img
						src={`/api/picture?${new URLSearchParams({ kind, name: value })}`}
						alt="As it is now"
					/>
					<figcaption>
						{value}
						<button type="button" onClick={() => onChange(undefined)}>
							Remove portrait
						</button>
					</figcaption>
				</figure>
			)}
			<PictureDrop
				label={value ? "Another picture" : label}
				query={{ kind, ...(title ? { title } : {}) }}
				aspect={portrait}
				isInForm={({ name }) => name === value}
				onUploaded={({ name }) => onChange(name)}
			/>
		</ControlGroup>
	);
}
