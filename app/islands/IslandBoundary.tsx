import { Component, type ReactNode } from "react";

interface IslandBoundaryProps {
	/** What stands in the place of an interactive part that fails. */
	failure: string;
	children: ReactNode;
}

/** Catches an error of an interactive part and says so there, so that the rest of the page stays as it is. */
export class IslandBoundary extends Component<IslandBoundaryProps, { failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override render() {
		const { failure, children } = this.props;
		return this.state.failed ? <IslandFailure failure={failure} /> : children;
	}
}

/** Says that an interactive part failed. */
export function IslandFailure({ failure }: { failure: string }) {
	return (
		<p role="alert" className="tagline">
			{failure}
		</p>
	);
}
