import Expectations
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct BrowserToolsetTests {
  /// Records its calls.
  private final class Owner: BrowserToolsetDelegate {
    var calls: [String] = []

    func browserToolsetDidPressBack(_ toolset: BrowserToolset) { calls.append("back") }
    func browserToolsetDidPressForward(_ toolset: BrowserToolset) { calls.append("forward") }
    func browserToolsetDidPressReload(_ toolset: BrowserToolset) { calls.append("reload") }
    func browserToolsetDidPressStop(_ toolset: BrowserToolset) { calls.append("stop") }
    func browserToolsetDidPressSend(_ toolset: BrowserToolset) { calls.append("send") }
  }

  @Test
  func `Each button reports its action; the third one stops a page that loads, and disabled ones are dimmed`()
    throws
  {
    forEachRow([false, true]) { isLoading in
      try onScreen { _ in
        let (toolset, owner) = (BrowserToolset(), Owner())
        toolset.delegate = owner
        toolset.state = BrowserToolsetState(canGoBack: true, canGoForward: true, isLoading: isLoading)
        toolset.buttons.forEach { $0.sendActions(for: .touchUpInside) }
        expectEqual(owner.calls, ["back", "forward", isLoading ? "stop" : "reload", "send"])
        let labels = toolset.buttons.map(\.accessibilityLabel)
        expectEqual(labels, ["Back", "Forward", isLoading ? "Stop" : "Reload", "Share"])
      }
    }
    try onScreen { _ in
      let toolset = BrowserToolset()
      toolset.state = BrowserToolsetState(canGoBack: true, canSend: false)
      expectEqual(toolset.buttons.map(\.isEnabled), [true, false, true, false])
      expectEqual(toolset.buttons.map(\.alpha), [1, 0.3, 1, 0.3])
    }
  }

  @Test func `The toolbar gives the buttons equal parts of 44 points' height`() throws {
    try onScreen { window in
      let toolbar = BrowserToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 78))
      window.addSubview(toolbar)
      UIApplication.shared.layoutWindowsIfNeeded()
      expectEqual(toolbar.toolset.buttons.map(\.frame.width), [100, 100, 100, 100])
      expectEqual(toolbar.toolset.buttons.map(\.frame.height), [44, 44, 44, 44])
    }
  }
}
