import HeadlessUIKit

/// Covers incognito tabs until the user has authenticated.
package final class IncognitoReauthView: UIView {
  package weak var commands: (any IncognitoReauthCommands)?

  package override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Incognito mode is dark, whatever the user prefers.
  private func setUp() {
    overrideUserInterfaceStyle = .dark
    backgroundColor = .black
    accessibilityIdentifier = "kIncognitoReauthViewAccessibilityIdentifier"
    accessibilityViewIsModal = true
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    let layout = PromoLayoutView(
      content: ReadableColumnView(makeColumn(), alignment: .center), actions: makeButtons())
    layout.backgroundColor = .clear
    for cover in [blur, layout] {
      cover.frame = bounds
      cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(cover)
    }
  }

  private func makeColumn() -> [UIView] {
    let logo = UIImageView(
      image: UIImage(named: "incognito_logo_reauth", size: CGSize(width: 107, height: 107)))
    logo.contentMode = .scaleAspectFit
    let text = String(localized: "Your incognito tabs are locked.", table: "Incognito")
    let label = UILabel(promo: text, font: .preferredFont(forTextStyle: .body), color: .white)
    return [logo, label].compactMap(\.self)
  }

  private func makeButtons() -> [UIView] {
    [
      ActionButton(
        String(localized: "Unlock Incognito", table: "Incognito"), prominence: .primary,
        identifier: "kIncognitoReauthUnlockButtonAccessibilityIdentifier"
      ) { [unowned self] in commands?.authenticateIncognitoContent() },
      ActionButton(
        String(localized: "See Other Tabs", table: "Incognito"), prominence: .secondary,
        identifier: "kIncognitoReauthSeeOtherTabsButtonAccessibilityIdentifier"
      ) { [unowned self] in commands?.exitIncognito() },
    ].compactMap(\.self)
  }
}

/// The commands of the view that covers locked incognito tabs.
@MainActor
package protocol IncognitoReauthCommands: AnyObject {
  /// Authenticates the user.
  func authenticateIncognitoContent()
  /// Shows the other tabs instead.
  func exitIncognito()
}
