import ChromeUI
import ShowcaseKit

extension UseCase {
  /// One picture filled from its middle and once more from its top.
  static let topAlignedImage = UseCase(
    "ImageView with top aligned aspect fill", of: TopAlignedImageView.self, in: ImageViewController.self)
}
