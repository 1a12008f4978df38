import RenderTree
import TextFormats

extension Step {
  /// Whether both steps are written alike; strings are compared scalar by scalar.
  package static func == (left: Step, right: Step) -> Bool {
    left.cause.isIdentical(to: right.cause) && left.isKeyFrame == right.isKeyFrame && left.tree == right.tree
      && left.calls.elementsEqual(right.calls) { $0.isIdentical(to: $1) }
  }
}

extension Storyboard {
  /// Whether both storyboards are written alike; strings are compared scalar by scalar.
  package static func == (left: Storyboard, right: Storyboard) -> Bool {
    left.headings.elementsEqual(right.headings) { $0.value.isIdentical(to: $1.value) }
      && left.steps == right.steps
  }

  /// The names and values at the head of a golden, in order.
  var headings: [(name: String, value: String)] {
    [("use case", useCase), ("script", script), ("configuration", configuration)]
  }
}
