import ChromeUI
import HeadlessUIKit

/// Shows the list below a square and a bar, which stand where the address bar has its icon and its text.
final class OmniboxPopupContainerViewController: UIViewController {
  private let popup: OmniboxPopupViewController

  init(popup: OmniboxPopupViewController) {
    self.popup = popup
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let icon = makeFake(.systemBlue, width: 30)
    let text = makeFake(.systemRed, width: 240)
    let addressBar = UIStackView(.horizontal, spacing: 16, [icon, text])
    addChild(popup)
    for part in [addressBar, popup.view] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    popup.didMove(toParent: self)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      addressBar.topAnchor.constraint(equalTo: safeArea.topAnchor),
      addressBar.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 15),
      popup.view.topAnchor.constraint(equalTo: addressBar.bottomAnchor, constant: 14),
      popup.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      popup.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      popup.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func makeFake(_ color: UIColor, width: CGFloat) -> UIView {
    let fake = UIView()
    fake.backgroundColor = color
    fake.widthAnchor.constraint(equalToConstant: width).isActive = true
    fake.heightAnchor.constraint(equalToConstant: 30).isActive = true
    return fake
  }
}
