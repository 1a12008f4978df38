import HeadlessUIKit

/// Has a button with a fixed width, whose title becomes longer.
final class TitleViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system, primaryAction: nil)
    button.setTitle("Buy", for: .normal)
    button.frame = CGRect(x: 20, y: 400, width: 80, height: 44)
    button.addAction(
      UIAction { [unowned button] _ in
        let isBought = button.currentTitle != "Buy"
        button.setTitle(isBought ? "Buy" : "Download again now", for: .normal)
      }, for: .touchUpInside)
    view.addSubview(button)
  }
}

/// Has a text of the user's size in a frame of one size.
final class LargeTextViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 20, y: 300, width: 90, height: 24))
    label.text = "My account"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    view.addSubview(label)
  }
}

/// Shows a text at the bottom edge of the screen.
final class BottomViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Save") { [unowned self] in
      let label = UILabel()
      label.text = "Saved"
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      ])
    }
  }
}

/// Shows a text under the navigation bar.
final class TopViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Top"
    let label = UILabel(frame: CGRect(x: 150, y: 70, width: 100, height: 30))
    label.text = "Offline"
    view.addSubview(label)
  }
}

/// Shows a second button over the first one.
final class OverlapViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("More") { [unowned self] in
      for (title, x) in [("Copy", 20), ("Share", 60)] {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: x, y: 400, width: 80, height: 44)
        button.addAction(UIAction { [unowned self] _ in self.title = title }, for: .touchUpInside)
        view.addSubview(button)
      }
    }
  }
}

/// Has a field where the keyboard is.
final class KeyboardViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let field = UITextField(frame: CGRect(x: 20, y: 720, width: 200, height: 44))
    field.placeholder = "Message"
    field.accessibilityIdentifier = "message"
    field.accessibilityLabel = "Message"
    view.addSubview(field)
  }
}

/// Lays a clear view over a button after a tap on another one.
final class OverlayViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = addLabel("Closed")
    let help = addButton("Help") { label.text = label.text == "Closed" ? "Open" : "Closed" }
    addButton("Highlight") { [unowned help, unowned self] in
      let veil = UIView(frame: help.convert(help.bounds, to: view))
      view.addSubview(veil)
    }
  }
}

/// Has a card that takes taps, and of which VoiceOver knows nothing.
final class CardViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let card = UIView()
    card.accessibilityIdentifier = "card"
    card.backgroundColor = .systemBlue
    card.heightAnchor.constraint(equalToConstant: 100).isActive = true
    let tap = UITapGestureRecognizer()
    tap.addAction { [unowned card] _ in
      card.backgroundColor = card.backgroundColor == .systemBlue ? .systemRed : .systemBlue
    }
    card.addGestureRecognizer(tap)
    add(card)
  }
}

/// Has a button with a picture, and no label.
final class IconViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = addLabel("0")
    let button = UIButton(type: .custom)
    button.accessibilityIdentifier = "icon"
    button.backgroundColor = .systemBlue
    button.heightAnchor.constraint(equalToConstant: 50).isActive = true
    button.addAction(
      UIAction { _ in label.text = "\(label.text?.count ?? 0)x\(label.text ?? "")" },
      for: .touchUpInside)
    add(button)
  }
}

/// Has a switch that nothing names.
final class BareSwitchViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addLabel("Wi-Fi")
    let toggle = UISwitch()
    toggle.accessibilityIdentifier = "wifi"
    add(toggle)
  }
}

/// Has a black text on the background of the appearance.
final class DarkViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addLabel("Always black").textColor = .black
  }
}

/// Has a text of nearly the background's color after a tap.
final class FadedViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = addLabel("Chosen")
    label.backgroundColor = .white
    label.textColor = .black
    addButton("Choose") {
      label.textColor = label.textColor == .black ? UIColor(white: 0.95, alpha: 1) : .black
    }
  }
}

/// Looks up a text for an error that no catalog has.
final class ErrorTextViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = addLabel("-")
    label.numberOfLines = 0
    addField("Code") { text in
      label.text =
        text.count > 3 ? NSLocalizedString("error.long", tableName: "Greetings", comment: "") : "-"
    }
  }
}

/// Asks for a color that no catalog has.
final class ColorViewController: ColumnViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let box = UIView()
    box.heightAnchor.constraint(equalToConstant: 50).isActive = true
    add(box)
    addButton("Paint") { box.backgroundColor = UIColor(named: "Brnad") ?? .systemTeal }
  }
}
