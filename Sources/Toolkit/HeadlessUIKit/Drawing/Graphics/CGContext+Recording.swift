import Foundation

extension CGContext {
  /// Records an operation in the coordinates of the drawing.
  func draw(_ content: Drawing.Content) {
    drawing.operations.append(Drawing.Operation(content: content, look: state.look))
  }

  /// Records operations of another drawing in the current coordinates, with this context's clips added.
  func draw(_ operations: [Drawing.Operation]) {
    for var operation in operations {
      operation = operation.applying(toDrawing)
      operation.look.clips = state.look.clips + operation.look.clips
      drawing.operations.append(operation)
    }
  }

  /// Returns a color with the context's opacity applied.
  func blended(_ color: UIColor) -> UIColor {
    state.alpha < 1 ? color.withAlphaComponent(color.currentComponents.alpha * state.alpha) : color
  }
}
