import RenderTree
import TextFormats

extension AuditedScreen {
  /// The texts of which a part is left out, or cut off by what they lie in.
  ///
  /// What lies in a scroll view is not cut off: it can be brought to light.
  var clippedTexts: [AuditOffense] {
    offenses { item in
      guard item.isReachable || item.isWithoutRoom else { return nil }
      if let shown = item.node.word("shown") ?? item.node.word("cut") {
        return shown.isEmpty ? "there is no room for its text" : "shows only \(shown.quoted)"
      }
      return item.isCutOff ? "its text is cut off by what it lies in" : nil
    }
  }
}

extension AuditedNode {
  /// Whether the node itself has no extent, though it lies on the screen.
  fileprivate var isWithoutRoom: Bool { frame.width == 0 || frame.height == 0 }

  /// Whether something that does not scroll hides a part of the text; half a point is forgiven.
  fileprivate var isCutOff: Bool {
    guard node.text != nil, surroundings.scrollView == nil, isOnScreen else { return false }
    return frame.width - visibleFrame.width > 0.5 || frame.height - visibleFrame.height > 0.5
  }
}
