import { ControlGroup } from "../ControlGroup.tsx";
import type { TextControlProps } from "../controlProps.ts";
import { useTypedForm } from "../formContext.ts";
import { PictureDrop } from "./PictureDrop.tsx";
import { PictureFigure } from "./PictureFigure.tsx";

/** The shape of portraits on the site, width by height. */
const portraitAspect = 480 / 580;

/** A photograph of a person. */
export function PortraitControl({ id, value, onChange, context, label }: TextControlProps) {
	const { kind } = context;
	const { title } = useTypedForm();
	return (
		<ControlGroup id={id}>
			{value && (
				<PictureFigure kind={kind} name={value} alt="As it is now">
					<button type="button" onClick={() => onChange(undefined)}>
						Remove portrait
					</button>
				</PictureFigure>
			)}
			<PictureDrop
				label={value ? "Another picture" : label}
				target={{ kind, ...(title ? { title } : {}) }}
				aspect={portraitAspect}
				isInForm={({ name }) => name === value}
				onUploaded={({ name }) => onChange(name)}
			/>
		</ControlGroup>
	);
}
