import RenderTree

/// One step of a storyboard: the launch, or one statement of the script, with what came of it.
package struct Step: Hashable, Sendable {
  /// `launch`, or the statement in its canonical spelling.
  package var cause: String
  /// The calls that the command recorder saw during the step, in order.
  package var calls: [String]
  /// Whether the golden shows the whole tree instead of what changed. The first step always is a key frame.
  package var isKeyFrame: Bool
  /// The whole tree after the step.
  package var tree: RenderNode

  package init(cause: String, calls: [String] = [], isKeyFrame: Bool = false, tree: RenderNode) {
    self.cause = cause
    self.calls = calls
    self.isKeyFrame = isKeyFrame
    self.tree = tree
  }
}
