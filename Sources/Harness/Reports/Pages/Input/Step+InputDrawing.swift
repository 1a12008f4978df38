import RenderTree
import Storyboards

extension Step {
  /// The step's input over a picture of the tree before it, as SVG elements in the picture's coordinates; `nil` for a
  /// step that is not an input, such as an assertion, and for one whose target is not on the picture.
  ///
  ///     // EarlGrey.selectElement(with: grey_accessibilityID("sync")).perform(grey_tap())
  ///     step.inputDrawing(on: tree, frames: picture.frames)  // a ring around the middle of UISwitch #sync
  ///
  /// Taps are rings, long presses double rings, swipes and scrolls arrows in the direction of the finger, typed
  /// texts bubbles at their fields; keys, shortcuts and waits are bubbles at the bottom.
  ///
  /// - Parameters:
  ///   - tree: The tree before the step.
  ///   - frames: The visible parts of its nodes: ``WireframePicture/frames``.
  func inputDrawing(on tree: RenderNode, frames: [RenderFrame?]) -> String? {
    // Most steps are neither gestures nor keys, and need no search.
    guard let chain = StatementCall.chain(in: cause), StatementInput.isInput(chain),
      let screen = frames.compactMap(\.self).first
    else {
      return nil
    }
    let reading = StatementInput(chain, StatementMatching(of: tree, frames: frames), screen)
    let drawings = reading.drawings
    return drawings.isEmpty ? nil : drawings.map { $0.svg(in: screen) }.joined()
  }
}
