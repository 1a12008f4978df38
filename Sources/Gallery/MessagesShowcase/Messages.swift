import HeadlessUIKit
import Messages
import ShowcaseKit

/// Presentations of every kind, and each way in which they can end; each result is recorded as a
/// call.
package let messages = Showcase("Messages", stringCatalogs: { try StringCatalog.messages.get() }) {
  UseCase("List", of: Messages.self, coordinator: MessagesCoordinator.self)
  UseCase("Master and detail", of: SplitMessages.self, coordinator: SplitMessagesCoordinator.self)
  UseCase("Modal", of: ComposeMessage.self, coordinator: ComposeModallyCoordinator.self)
  UseCase("Popover", of: ComposeMessage.self, coordinator: ComposeInPopoverCoordinator.self)
  UseCase("Pushed", of: ComposeMessage.self, coordinator: PushComposeCoordinator.self)
  UseCase("Pushed", of: MessageDetails.self, coordinator: MessageDetailsCoordinator.self)
  UseCase("Embedded", of: MessageDetails.self, coordinator: EmbeddedDetailsCoordinator.self)
  UseCase("Add server", of: UIAlertController.self, coordinator: AddServerCoordinator.self)
  UseCase("Yes, no or cancel", of: UIAlertController.self, coordinator: SaveDraftCoordinator.self)
  UseCase(
    "Yes, no or cancel in a sheet", of: UIAlertController.self, coordinator: SaveDraftSheetCoordinator.self)
  UseCase("Style of its own", of: UndoBanner.self, coordinator: BannerCoordinator.self)
  UseCase("Option of its own", of: UndoBanner.self, coordinator: BannerAtTopCoordinator.self)
  UseCase("Legacy, with a value", of: SignatureViewController.self, coordinator: SignatureCoordinator.self)
  UseCase(
    "Legacy, until dismissed", of: SignatureViewController.self,
    coordinator: SignatureUntilDismissedCoordinator.self)
}
