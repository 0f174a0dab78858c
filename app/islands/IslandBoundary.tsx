import { Component, type ReactNode } from "react";

interface IslandBoundaryProps {
	/** Shown in place of a component that fails. */
	fallback: ReactNode;
	children: ReactNode;
}

/** Catches an error of an interactive component, so that the rest of the page stays as it is. */
export class IslandBoundary extends Component<IslandBoundaryProps, { failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override render() {
		return this.state.failed ? this.props.fallback : this.props.children;
	}
}
