import HeadlessUIKit
import RenderTree

/// Turns a window's views into render nodes.
@MainActor
struct ViewRenderer {
  let window: UIWindow
  /// Adds the attributes of an audit; `nil` for other trees.
  var auditAttributes: AuditAttributes?

  func tree() -> RenderNode {
    node(of: window, at: window.frame.origin, parentAt: .zero)
  }

  /// Returns the node of a view with those of its subviews.
  ///
  /// Edges are snapped to the pixel grid in the window's coordinates, and made relative to the
  /// parent only after that, so that neighbors that touch on the screen touch in the tree. The
  /// frame of a transformed view is the upright rectangle around it, and its content has a separate
  /// pixel grid.
  private func node(of view: UIView, at origin: CGPoint, parentAt parent: CGPoint) -> RenderNode {
    var node = RenderNode(view.typeName, identifier: view.accessibilityIdentifier)
    node.frame = frame(of: view, at: origin, parentAt: parent)
    var hidesParts = false
    view.traitCollection.performAsCurrent {
      hidesParts = ViewDescription.describe(view, into: &node)
      auditAttributes?.add(to: &node, of: view)
    }
    guard !hidesParts else { return node }
    let start = view.transform.isIdentity ? origin : .zero
    // Bounds that do not begin at zero, such as those of a scrolled view, move the content.
    let corner = CGPoint(x: start.x - view.bounds.minX, y: start.y - view.bounds.minY)
    node.children = view.subviews.map { child in
      let origin = CGPoint(x: corner.x + child.frame.minX, y: corner.y + child.frame.minY)
      return self.node(of: child, at: origin, parentAt: corner)
    }
    return node
  }

  private func frame(of view: UIView, at origin: CGPoint, parentAt parent: CGPoint) -> RenderFrame {
    let (left, top) = (origin.x.snapped, origin.y.snapped)
    let size = view.frame.size
    return RenderFrame(
      x: left - parent.x.snapped, y: top - parent.y.snapped,
      width: (origin.x + size.width).snapped - left, height: (origin.y + size.height).snapped - top)
  }
}

extension CGFloat {
  /// The nearest pixel edge in points; halves, and values just below a half, go up.
  ///
  /// Without that tolerance, rounding errors of a sum would decide where a half goes.
  @MainActor var snapped: Double {
    let scale = UIScreen.main.scale
    return Double((self * scale + 0.501).rounded(.down) / scale)
  }
}

extension UIView {
  /// The name of the class without its module.
  var typeName: String { String(describing: type(of: self)) }
}
