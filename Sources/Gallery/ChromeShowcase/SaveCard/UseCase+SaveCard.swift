import ChromeUI
import ShowcaseKit

extension UseCase {
  /// A credit card that is to be saved, in the modal of an infobar.
  static let saveCardModal = UseCase(
    "Save Card Modal", of: SaveCardModalViewController.self,
    coordinator: InfobarModalSaveCardCoordinator.self)
}
