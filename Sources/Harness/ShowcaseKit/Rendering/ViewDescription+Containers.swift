import HeadlessUIKit
import RenderTree

extension ViewDescription {
  static let tabBarButton = ViewDescription(UITabBarButton.self, hidesParts: true) { button, node in
    node.text = button.item.title
    node.add("image", (button.item.image?.name).map { .string($0) })
    node.add("badge", button.item.badgeValue.map { .string($0) })
  }

  static let popover = ViewDescription(UIPopoverView.self) { popover, node in
    let names: [(UIPopoverArrowDirection, String)] = [
      (.up, "up"), (.down, "down"), (.left, "left"), (.right, "right"),
    ]
    let name = names.first { $0.0 == popover.arrowDirection }?.1
    node.add("arrow", name.map { .word($0) })
  }
}
