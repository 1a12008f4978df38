import Foundation
import HeadlessUIKit

/// The wave of the first run: two pictures of waves that stick out at the sides, one in front of the other.
///
/// Upstream's never stop moving. These stand still: a screen that never rests is never ready for a snapshot.
final class WaveView: UIView {
  /// The pictures, from the back to the front, and how far they stick out.
  private static let waves: [(image: UIImage, overhang: CGFloat)] = [
    (.focusBackWave, 15), (.focusFrontWave, 40),
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    for wave in Self.waves {
      let picture = UIImageView(image: wave.image)
      addPlaced(picture)
      NSLayoutConstraint.activate([
        picture.topAnchor.constraint(equalTo: topAnchor),
        picture.bottomAnchor.constraint(equalTo: bottomAnchor),
        picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: -wave.overhang),
        picture.trailingAnchor.constraint(equalTo: trailingAnchor, constant: wave.overhang),
      ])
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 200) }
}
