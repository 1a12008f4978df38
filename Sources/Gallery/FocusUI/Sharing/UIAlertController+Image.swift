import FocusModel
import Foundation
import HeadlessUIKit

extension UIAlertController {
  /// Offers what can be done with an image of a page; its title is the address, cut in the middle to 160 characters.
  ///
  /// - Parameters:
  ///   - link: Where a tap on the image leads; without it the actions for links are missing.
  ///   - chosen: Told which action the user chose; cancelling is none.
  public convenience init(
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
