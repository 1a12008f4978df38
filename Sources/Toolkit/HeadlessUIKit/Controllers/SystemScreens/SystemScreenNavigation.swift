import Foundation

/// The content of a navigation controller that one of Apple's frameworks shows: one view between the bar's buttons.
@preconcurrency @MainActor
final class SystemScreenContentController: UIViewController {
  private let screen: SystemScreenView

  init(_ screen: SystemScreenView) {
    self.screen = screen
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = screen }

  /// Shows the buttons of a message: one that leaves it, and one that sends it.
  func addButtons(cancel: @escaping @MainActor () -> Void, send: @escaping @MainActor () -> Void) {
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { _ in cancel() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: SystemText.send.localized, primaryAction: UIAction { _ in send() })
  }
}
