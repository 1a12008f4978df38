import RenderTree
import UTF8Text

/// When a node of one tree may be a node of another one; both must have one type in any case.
package enum NodeIdentity: Hashable, Sendable {
  /// Their identifiers and view controllers are the same: for the steps of a scenario, in which a view that shows
  /// something else is another view to the reader.
  case exact
  /// Whatever they are called: for comparing two versions, in which an identifier may have been renamed.
  case likely

  /// Whether two nodes of one type may be one node.
  func allows(_ old: RenderNode, _ new: RenderNode) -> Bool {
    switch self {
    case .likely: true
    case .exact:
      RenderNode.areIdentical(old.identifier, new.identifier)
        && (old.attributes.isEmpty && new.attributes.isEmpty
          || RenderNode.areIdentical(old.word("controller"), new.word("controller")))
    }
  }
}
