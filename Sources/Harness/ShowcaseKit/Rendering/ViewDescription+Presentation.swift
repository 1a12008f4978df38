import HeadlessUIKit
import RenderTree

extension ViewDescription {
  static let popover = ViewDescription(UIPopoverView.self) { popover, node in
    let names: [(UIPopoverArrowDirection, String)] = [
      (.up, "up"), (.down, "down"), (.left, "left"), (.right, "right"),
    ]
    let name = names.first { $0.0 == popover.arrowDirection }?.1
    node.add("arrow", name.map { .word($0) })
  }
}
