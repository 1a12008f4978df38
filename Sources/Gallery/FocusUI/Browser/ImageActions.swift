import FocusModel
import Foundation
import HeadlessUIKit

extension BrowserViewController {
  /// Offers what can be done with an image, in the middle of the screen where there is room for a popover.
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
    popover?.permittedArrowDirections = []
    present(sheet, animated: true)
  }
}

/// What can be done with an image that the user presses long.
package enum ImageAction: String, Hashable, Sendable, CaseIterable {
  /// Puts where the image leads on the pasteboard.
  case copyLink
  /// Offers what can be done with where the image leads.
  case shareLink
  /// Puts the image among the user's photos.
  case saveImage
  /// Puts the image itself on the pasteboard.
  case copyImage

  /// Whether the image must be a link.
  var needsLink: Bool { self == .copyLink || self == .shareLink }

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
  /// Offers what can be done with an image of a page; its title is the address, cut in the middle to 160 characters.
  ///
  /// - Parameters:
  ///   - link: Where a tap on the image leads; without it the actions for links are missing.
  ///   - chosen: Told which action the user chose; cancelling is none.
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

/// An image of a page that the user presses long, with what the page's engine can do with it.
package struct PressedImage {
  /// Where the image is from.
  package var address: URL
  /// Where a tap on the image leads; `nil` if it is no link.
  package var link: URL?
  /// Puts the image among the user's photos.
  package var save: @MainActor () -> Void
  /// Puts the image on the pasteboard.
  package var copy: @MainActor () -> Void

  /// Describes an image.
  package init(
    address: URL, link: URL? = nil, save: @escaping @MainActor () -> Void,
    copy: @escaping @MainActor () -> Void
  ) {
    (self.address, self.link) = (address, link)
    (self.save, self.copy) = (save, copy)
  }
}
