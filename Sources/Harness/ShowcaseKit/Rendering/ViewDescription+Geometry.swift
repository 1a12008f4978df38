import HeadlessUIKit
import RenderTree

extension ViewDescription {
  /// How a view is turned, scaled and moved: a, b, c, d, tx and ty, to a thousandth.
  static let geometry = ViewDescription(UIView.self) { view, node in
    guard !view.transform.isIdentity else { return }
    let matrix = view.transform
    let parts = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
    node.add("transform", .numbers(parts.map { Double(($0 * 1000).rounded() / 1000) + 0 }))
  }
}

extension ViewDescription {
  /// A picture of another view, by that view's name.
  static let replicant = ViewDescription(UIReplicantView.self) { view, node in
    node.add("picture", .string(view.pictured))
  }
}
