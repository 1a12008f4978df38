import Foundation
import HeadlessUIKit
import ShowcaseKit

/// Faults that depend on how long, how much, where or how something is done.
package let plantedArguments = Showcase("Planted arguments") {
  UseCase("Long", of: LongTextViewController.self)
  UseCase("Late", of: LateViewController.self)
  UseCase("Lower", of: LowerRowViewController.self)
  UseCase("Much", of: MuchViewController.self)
}

/// Crashes where a text has more than twelve characters.
final class LongTextViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = addLabel("0")
    addField("Name") { text in
      precondition(text.count <= 12, "the name is too long")
      label.text = "\(text.count)"
    }
  }
}

/// Crashes when somebody who began stays for more than six seconds.
final class LateViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = addLabel("Ready")
    var count = 0
    addButton("Begin") {
      label.text = "Begun"
      _ = Timer.scheduledTimer(withTimeInterval: 0.9, repeats: true) { _ in
        MainActor.assumeIsolated {
          count += 1
          precondition(count < 7, "the session has expired")
        }
      }
    }
  }
}

/// Crashes where a row other than the last two is chosen; the rows look alike.
final class LowerRowViewController: ColumnViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "-"
    add(label)
    for number in 0..<6 {
      addButton("Choose") { [unowned self] in
        precondition(number > 3, "there are two rows")
        label.text = "\(number)"
      }
    }
  }
}

/// Crashes where more than four are ordered.
final class MuchViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = addLabel("1")
    let slider = UISlider()
    slider.maximumValue = 10
    slider.accessibilityLabel = "Number"
    slider.addAction(
      UIAction { [unowned slider] _ in
        precondition(slider.value <= 4, "there are four")
        label.text = "\(Int(slider.value))"
      }, for: .valueChanged)
    add(slider)
  }
}
