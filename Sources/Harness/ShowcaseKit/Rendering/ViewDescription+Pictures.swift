import HeadlessUIKit
import RenderTree

extension ViewDescription {
  static let imageView = ViewDescription(UIImageView.self) { view, node in
    node.add("image", view.shownImage.map { .string($0.name) })
    if let color = view.shownImage?.color { node.addColor(color) }
    if view.contentMode != .scaleToFill { node.add("content", .word("\(view.contentMode)")) }
    node.mark("highlighted", view.isHighlighted)
    node.mark("animating", view.isAnimating)
  }

  static let visualEffectView = ViewDescription(UIVisualEffectView.self) { view, node in
    node.add("effect", view.effect.map { .word($0.name) })
  }
}
