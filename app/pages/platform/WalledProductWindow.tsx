import { getTileClass } from "../../../grid/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { ProductWindow, type ProductWindowProps } from "../../components/product/ProductWindow.tsx";
import "./WalledProductWindow.css";

/**
 * The window inside the firm's own wall. The wall has one gate: a question leaves through it in two steps,
 * once a person has checked it.
 */
export function WalledProductWindow(props: ProductWindowProps) {
	return (
		<div className="window-wall">
			<div className={joinClassNames("window-wall-ground", getTileClass("dusk"))}>
				<div className="wrap" />
			</div>
			<div className="window-wall-inside wrap">
				<ProductWindow
					{...props}
					gateway={<i className={joinClassNames("window-gateway", getTileClass("dusk"))} />}
				/>
			</div>
		</div>
	);
}
