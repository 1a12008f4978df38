import Foundation
import HeadlessUIKit

/// Fills the view with a picture in its proportions, and crops only the bottom.
///
/// An ordinary image view with aspect fill would crop the top by the same amount.
package final class TopAlignedImageView: UIView {
  package var image: UIImage? {
    didSet {
      imageView.image = image
      setNeedsLayout()
    }
  }
  private let imageView = UIImageView()

  package override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addSubview(imageView)
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    guard let size = image?.size, size.width > 0, size.height > 0 else { return }
    let scale = max(bounds.width / size.width, bounds.height / size.height)
    let width = size.width * scale
    imageView.frame = CGRect(
      x: (bounds.width - width) / 2, y: 0, width: width, height: size.height * scale)
  }
}
