import RenderTree
import Storyboards

extension Storyboard {
  /// All steps, a picture each.
  ///
  /// - Parameter anchor: What the ids of the steps begin with.
  package func frames(anchor: String, on sheet: inout WireframeSheet) -> [FilmFrame] {
    steps.enumerated().map { index, step in
      var frame = FilmFrame(
        anchor: "\(anchor).step-\(index + 1)", title: "Step \(index + 1)", cause: step.cause,
        calls: step.calls)
      frame.pictures = [.init(caption: configuration, picture: sheet.picture(of: step.tree))]
      return frame
    }
  }
}
