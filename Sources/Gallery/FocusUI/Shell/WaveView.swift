import Foundation
import HeadlessUIKit

/// The wave at the bottom of the first run: an ellipse of which only the crest is in sight.
final class WaveView: UIView {
  private let crest = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    crest.backgroundColor = .focusWave
    addSubview(crest)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 200) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = max(bounds.width * 1.6, bounds.height * 2)
    crest.frame = CGRect(x: bounds.midX - side / 2, y: 0, width: side, height: side)
    crest.layer.cornerRadius = side / 2
  }
}
