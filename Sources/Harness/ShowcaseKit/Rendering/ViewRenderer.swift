import HeadlessUIKit
import RenderTree

/// Turns a window's views into render nodes.
@MainActor
struct ViewRenderer {
  let window: UIWindow
  /// What is told of views besides, where an audit asks.
  var remarks: AuditRemarks?

  func tree() -> RenderNode {
    node(of: window, at: window.frame.origin, parentAt: .zero)
  }

  /// A view and what is below it.
  ///
  /// Edges are snapped to the pixel grid in the window's coordinates and only then told relative to the parent, so that
  /// neighbors that touch on the screen touch in the tree. A transformed view has the upright rectangle around it, and a
  /// grid of its own for what is in it.
  private func node(of view: UIView, at origin: CGPoint, parentAt parent: CGPoint) -> RenderNode {
    var node = RenderNode(view.typeName, identifier: view.accessibilityIdentifier)
    node.frame = frame(of: view, at: origin, parentAt: parent)
    var isOpaqueToReaders = false
    view.traitCollection.performAsCurrent {
      isOpaqueToReaders = ViewDescription.describe(view, into: &node)
      remarks?.add(to: &node, of: view)
    }
    guard !isOpaqueToReaders else { return node }
    let start = view.transform.isIdentity ? origin : .zero
    let corner = CGPoint(x: start.x - view.bounds.minX, y: start.y - view.bounds.minY)
    node.children = view.subviews.map { child in
      let place = CGPoint(x: corner.x + child.frame.minX, y: corner.y + child.frame.minY)
      return self.node(of: child, at: place, parentAt: corner)
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
  /// The nearest pixel edge; halves go up, and what is a hair below a half counts as one.
  @MainActor var snapped: Double {
    let scale = UIScreen.main.scale
    return Double((self * scale + 0.501).rounded(.down) / scale)
  }
}

extension UIView {
  /// The class without its module.
  var typeName: String { String(describing: type(of: self)) }
}
