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
