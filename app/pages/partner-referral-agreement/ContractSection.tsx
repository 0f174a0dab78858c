import type { ReactNode } from "react";
import { joinClassNames } from "../../components/classNames.ts";
import "./ContractSection.css";

interface ContractSectionProps {
	/** The anchor of the section. */
	id: string;
	/** The number of the clause; a schedule has none. */
	number?: number;
	title: string;
	/** Whether its definitions stick to the foot of the window while they are shown. */
	isDefining?: boolean;
	children: ReactNode;
}

/** A section of the contract: a heading that leads to itself, then the text. */
export function ContractSection({
	id,
	number,
	title,
	isDefining = false,
	children,
}: ContractSectionProps) {
	// A section with definitions has no box, so its heading has the id.
	const [sectionId, headingId] = isDefining ? [undefined, id] : [id, undefined];
	return (
		<section
			id={sectionId}
			className={joinClassNames("contract-section", isDefining && "defining-section")}
		>
			<h2 id={headingId}>
				<a href={`#${id}`}>
					{number === undefined ? (
						title
					) : (
						<>
							<span>{number}</span>
							{` ${title}`}
						</>
					)}
				</a>
			</h2>
			{children}
		</section>
	);
}
