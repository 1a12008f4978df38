import ChromeUI
import Foundation
import HeadlessUIKit
import ShowcaseKit

/// Pushes an empty screen, and presents the modal of a card on it.
final class InfobarModalSaveCardCoordinator: PushingCoordinator {
  override func makeScreen() -> UIViewController {
    let container = SaveCardContainerViewController()
    container.didAppearFirst = { [unowned self] container in presentModal(on: container) }
    return container
  }

  private func presentModal(on container: UIViewController) {
    let modal = SaveCardModalViewController(Self.card)
    modal.title = String(localized: "Title", table: "SaveCard")
    modal.delegate = self
    let navigation = UINavigationController(rootViewController: modal)
    navigation.modalPresentationStyle = .formSheet
    container.present(navigation, animated: true)
  }

  private static let card = SaveCardContent(
    cardNumber: "•••• 1234", cardholderName: "Visa", expirationMonth: "09", expirationYear: "2023",
    legalMessages: [
      SaveCardContent.LegalMessage(
        text: "Terms of Service", linkRange: NSRange(location: 0, length: 5),
        url: "https://example.com/terms")
    ])
}

extension InfobarModalSaveCardCoordinator: SaveCardModalDelegate {
  private static let delegate = "SaveCardModalDelegate"

  func saveCard(cardholderName: String, expirationMonth: String, expirationYear: String) {
    recorder.record(
      protocol: Self.delegate, selector: "saveCardWithCardholderName:expirationMonth:expirationYear:",
      cardholderName, expirationMonth, expirationYear)
    dismissModal()
  }

  func dismissModal(navigatingTo url: String) {
    recorder.record(
      protocol: Self.delegate, selector: "dismissModalAndNavigateToURL:", URL(string: url))
    dismissModal()
  }

  func dismissInfobarModal() {
    recorder.record(protocol: Self.delegate, selector: "dismissInfobarModal")
    dismissModal()
  }

  private func dismissModal() {
    baseViewController?.dismiss(animated: true)
  }
}

/// The empty screen below the modal.
final class SaveCardContainerViewController: UIViewController {
  /// Called once, when the screen has appeared.
  var didAppearFirst: ((UIViewController) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = String(localized: "Save Card Infobar", table: "SaveCard")
    view.backgroundColor = .systemBackground
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    didAppearFirst?(self)
    didAppearFirst = nil
  }
}
