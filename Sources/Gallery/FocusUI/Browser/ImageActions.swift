import FocusModel
import Foundation
import HeadlessUIKit

extension BrowserViewController {
  /// Presents the actions for an image, in a popover in the middle of the screen if there is room
  /// for one.
  func offerActions(for image: PressedImage) {
    let sheet = UIAlertController(image: image.address, link: image.link) { [unowned self] action in
      perform(action, on: image)
    }
    presentInMiddle(sheet)
  }

  private func perform(_ action: ImageAction, on image: PressedImage) {
    switch action {
    case .copyLink: UIPasteboard.general.string = image.link?.absoluteString
    case .shareLink: image.link.map(share)
    case .saveImage: image.save()
    case .copyImage: image.copy()
    }
  }

  private func share(_ link: URL) {
    presentInMiddle(UIActivityViewController(activityItems: [link], applicationActivities: nil))
  }

  private func presentInMiddle(_ sheet: UIViewController) {
    let popover = sheet.popoverPresentationController
    popover?.sourceView = view
    popover?.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 1, height: 1)
    // There is nothing to point to.
    popover?.permittedArrowDirections = []
    present(sheet, animated: true)
  }
}

/// An action for an image after a long press on it.
package enum ImageAction: String, Hashable, Sendable, CaseIterable {
  /// Copies the address of the image's link to the pasteboard.
  case copyLink
  /// Shares the address of the image's link.
  case shareLink
  /// Saves the image to the user's photos.
  case saveImage
  /// Copies the image itself to the pasteboard.
  case copyImage

  /// Whether the image must be a link.
  fileprivate var needsLink: Bool { self == .copyLink || self == .shareLink }

  @MainActor var title: String {
    switch self {
    case .copyLink: String(focusSettings: "Copy Link")
    case .shareLink: String(focusSettings: "Share Link")
    case .saveImage: String(focusSettings: "Save Image")
    case .copyImage: String(focusSettings: "Copy Image")
    }
  }
}

extension UIAlertController {
  /// Creates a sheet of the actions for an image; its title is the address, cut in the middle to
  /// 160 characters.
  ///
  /// - Parameters:
  ///   - image: The address of the image.
  ///   - link: The address of the image's link; without it the actions for links are left out.
  ///   - chosen: Called with the action that the user chooses, but not for Cancel.
  package convenience init(
    image: URL, link: URL? = nil, chosen: @escaping @MainActor (ImageAction) -> Void
  ) {
    let address = (link ?? image).absoluteString
    self.init(
      title: address.truncatedInMiddle(to: Self.titleLength), message: nil, preferredStyle: .actionSheet)
    for action in ImageAction.allCases where link != nil || !action.needsLink {
      addAction(action.title, .default, "ImageSheet.\(action)") { chosen(action) }
    }
    addAction(String(focusSettings: "Cancel"), .cancel, "ImageSheet.cancel") {}
  }

  private static var titleLength: Int { 160 }
}

/// An image of a page after a long press on it, with the engine's actions.
package struct PressedImage {
  /// The address of the image.
  package var address: URL
  /// The address that a tap on the image opens; `nil` if the image is not a link.
  package var link: URL?
  /// Saves the image to the user's photos.
  package var save: @MainActor () -> Void
  /// Copies the image to the pasteboard.
  package var copy: @MainActor () -> Void

  /// Creates the description of an image.
  package init(
    address: URL, link: URL? = nil, save: @escaping @MainActor () -> Void,
    copy: @escaping @MainActor () -> Void
  ) {
    (self.address, self.link) = (address, link)
    (self.save, self.copy) = (save, copy)
  }
}
