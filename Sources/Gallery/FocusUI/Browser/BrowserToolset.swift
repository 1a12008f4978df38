import Foundation
import HeadlessUIKit

/// The buttons to go back, go forward, stop or reload, and share, which are at the bottom or beside
/// the address.
@MainActor
final class BrowserToolset {
  weak var delegate: (any BrowserToolsetDelegate)?
  let backButton: UIButton = UIButton(type: .custom)
  let forwardButton: UIButton = UIButton(type: .custom)
  let stopReloadButton: UIButton = UIButton(type: .custom)
  let sendButton: UIButton = UIButton(type: .custom)
  /// The state of the buttons, which are those of a loaded page without history by default.
  var state: BrowserToolsetState = BrowserToolsetState() { didSet { show(state) } }

  /// The buttons, from the leading edge.
  var buttons: [UIButton] { [backButton, forwardButton, stopReloadButton, sendButton] }

  init() {
    setUp(backButton, String(focus: "Back"), .focusBack) { $0.browserToolsetDidPressBack($1) }
    setUp(forwardButton, String(focus: "Forward"), .focusForward) { $0.browserToolsetDidPressForward($1) }
    setUp(stopReloadButton, String(focus: "Reload"), .focusReload) { delegate, toolset in
      toolset.state.isLoading
        ? delegate.browserToolsetDidPressStop(toolset) : delegate.browserToolsetDidPressReload(toolset)
    }
    setUp(sendButton, String(focus: "Share"), .focusShare) { $0.browserToolsetDidPressSend($1) }
    backButton.accessibilityIdentifier = "BrowserToolset.backButton"
    forwardButton.accessibilityIdentifier = "BrowserToolset.forwardButton"
    stopReloadButton.accessibilityIdentifier = "BrowserToolset.stopReloadButton"
    sendButton.accessibilityIdentifier = "BrowserToolset.sendButton"
    show(state)
  }

  private func setUp(
    _ button: UIButton, _ label: String, _ image: UIImage,
    _ press: @escaping @MainActor (any BrowserToolsetDelegate, BrowserToolset) -> Void
  ) {
    button.setImage(image, for: .normal)
    button.accessibilityLabel = label
    let action = UIAction { [unowned self] _ in
      if let delegate { press(delegate, self) }
    }
    button.addAction(action, for: .touchUpInside)
  }

  private func show(_ state: BrowserToolsetState) {
    enable(backButton, state.canGoBack)
    enable(forwardButton, state.canGoForward)
    enable(sendButton, state.canSend)
    stopReloadButton.setImage(state.isLoading ? .focusStop : .focusReload, for: .normal)
    stopReloadButton.accessibilityLabel =
      state.isLoading ? String(focus: "Stop") : String(focus: "Reload")
  }

  private func enable(_ button: UIButton, _ isEnabled: Bool) {
    button.isEnabled = isEnabled
    button.alpha = isEnabled ? 1 : FocusLayout.disabledOpacity
  }
}

/// The state of the four buttons of the browser.
struct BrowserToolsetState: Hashable, Sendable {
  /// Whether there is a previous page; `false` by default.
  var canGoBack: Bool = false
  /// Whether there is a next page; `false` by default.
  var canGoForward: Bool = false
  /// Whether the third button stops instead of reloading; `false` by default.
  var isLoading: Bool = false
  /// Whether the last button is enabled: always except during editing, even at home, where the
  /// button does not show.
  var canSend: Bool = true
}

/// The owner of the four buttons, which handles taps on them.
@MainActor
protocol BrowserToolsetDelegate: AnyObject {
  func browserToolsetDidPressBack(_ toolset: BrowserToolset)
  func browserToolsetDidPressForward(_ toolset: BrowserToolset)
  func browserToolsetDidPressReload(_ toolset: BrowserToolset)
  func browserToolsetDidPressStop(_ toolset: BrowserToolset)
  func browserToolsetDidPressSend(_ toolset: BrowserToolset)
}

/// The bar at the bottom of a phone in portrait, with the four buttons in equal parts.
final class BrowserToolbar: UIView {
  let toolset: BrowserToolset = BrowserToolset()
  /// The background of the buttons: bright with a loaded page, dark while it loads or its address
  /// is edited.
  let ground: FadingBackgroundView = FadingBackgroundView(brightOpacity: 0.2)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .focusInk
    addFilling(ground)
    let stack = UIStackView(arrangedSubviews: toolset.buttons)
    stack.distribution = .fillEqually
    addConstrained(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.heightAnchor.constraint(equalToConstant: FocusLayout.toolbarHeight),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
