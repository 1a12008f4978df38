import Flow
import Foundation
import HeadlessUIKit
import Presentation

/// A line that tells what was done, and ends with a value if the user wants it undone.
public struct UndoBanner {
  /// What was done, in words for the user.
  public var text: String

  public init(text: String) {
    self.text = text
  }

  /// The line for a message that was posted.
  @MainActor
  public static func messagePosted() -> UndoBanner {
    UndoBanner(text: String(message: "Message posted"))
  }

  /// The line for a draft that was saved.
  @MainActor
  public static func draftSaved() -> UndoBanner {
    UndoBanner(text: String(message: "Draft saved"))
  }
}

extension UndoBanner: Presentable {
  public func materialize() -> (UIViewController, Future<Void>) {
    let viewController = UIViewController()
    let button = UIButton(configuration: undoConfiguration())
    button.accessibilityIdentifier = "banner.undo"
    button.setContentHuggingPriority(.required, for: .horizontal)
    viewController.view = view(with: button)
    return (viewController, Future { completion in button.onValue { completion(.success) } })
  }

  @MainActor
  private func undoConfiguration() -> UIButton.Configuration {
    var configuration = UIButton.Configuration.plain()
    configuration.title = String(message: "Undo")
    return configuration
  }

  /// The text, and the button behind it; or below it where letters are so large that both have no room.
  @MainActor
  private func view(with button: UIButton) -> UIView {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    let row = UIStackView(arrangedSubviews: [label, button])
    let isLarge = UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory
    row.axis = isLarge ? .vertical : .horizontal
    row.alignment = isLarge ? .leading : .center
    row.spacing = 12
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 8)
    row.backgroundColor = .secondarySystemBackground
    row.layer.cornerRadius = 12
    row.accessibilityIdentifier = "banner"
    return row
  }
}
