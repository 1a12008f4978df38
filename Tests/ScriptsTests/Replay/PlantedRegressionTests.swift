import Expectations
import Foundation
import HeadlessUIKit
import RenderTree
import ShowcaseKit
import Storyboards
import Testing

@testable import Scripts

/// Regressions that people feel and that no frame, text or color shows.
@Suite @MainActor struct PlantedRegressionTests {
  private enum Regression: CaseIterable {
    case keyboard, duration, interaction, dynamicType, strongCapture, stringKey, hiddenConflict
  }

  /// A form with a field, a hint and a button that moves a card.
  private final class FormViewController: UIViewController {
    private let regression: Regression?
    private let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
    private let hint = UILabel(frame: CGRect(x: 0, y: 150, width: 300, height: 20))
    private let card = UIView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
    private let button = UIButton(type: .system)

    init(_ regression: Regression?) {
      self.regression = regression
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      field.accessibilityIdentifier = "email"
      if regression != .keyboard { field.keyboardType = .emailAddress }
      hint.text = String(localized: regression == .stringKey ? "form.hnit" : "form.hint")
      hint.font =
        regression == .dynamicType ? .systemFont(ofSize: 15) : .preferredFont(forTextStyle: .subheadline)
      card.accessibilityIdentifier = "card"
      button.frame = CGRect(x: 0, y: 320, width: 300, height: 44)
      button.setTitle("Move", for: .normal)
      addAction()
      for part in [field, hint, card, button] { view.addSubview(part) }
    }

    private func addAction() {
      let action =
        regression == .strongCapture
        ? UIAction { _ in self.move() } : UIAction { [weak self] _ in self?.move() }
      button.addAction(action, for: .touchUpInside)
    }

    private func move() {
      view.isUserInteractionEnabled = false
      if regression == .hiddenConflict { squeeze() }
      UIView.animate(withDuration: regression == .duration ? 0.9 : 0.25) {
        self.card.center.y += 100
      } completion: {
        _ in
        self.view.isUserInteractionEnabled = self.regression != .interaction
      }
    }

    /// Asks for two heights, and takes one back after a layout.
    private func squeeze() {
      card.translatesAutoresizingMaskIntoConstraints = false
      let constraints =
        [44, 100].map { card.heightAnchor.constraint(equalToConstant: $0) } + [
          card.widthAnchor.constraint(equalToConstant: 300),
          card.topAnchor.constraint(equalTo: view.topAnchor),
          card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ]
      NSLayoutConstraint.activate(constraints)
      view.layoutIfNeeded()
      NSLayoutConstraint.deactivate(constraints)
      card.translatesAutoresizingMaskIntoConstraints = true
      card.frame = CGRect(x: 0, y: 200, width: 300, height: 100)
    }
  }

  /// What a golden says about the form, in lines.
  private func lines(with regression: Regression?) throws -> [String] {
    let catalog = try StringCatalog(
      Data(
        """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "form.hint": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "form.hnit"}}}}
        }}
        """.utf8))
    let useCase = UseCase("Form", FormViewController(regression))
    let tap = #"EarlGrey.selectElement(with: grey_buttonTitle("Move")).perform(grey_tap())"#
    let replay = ScriptReplay(
      try ScriptChecker().check(parsing: tap, language: .swift), of: useCase,
      in: Showcase("Forms", stringCatalogs: { [catalog] }) { useCase }, configuration: .iPhone)
    expectNil(replay.failure)
    let ending = replay.ending
    return replay.steps.flatMap { $0.animations + $0.tree.lines } + ending.alive + ending.missing
      + ending.broke
  }

  @Test func `Each regression changes the storyboard in the line that names it`() throws {
    let usual = try lines(with: nil)
    forEachRow(
      [
        (.keyboard, "UITextField #email (0 100; 300 40)"), (.duration, "0.9 s: UIView #card (position)"),
        (.interaction, "[inert]"), (.dynamicType, "font=regular-15"),
        (.strongCapture, #"FormViewController: held by the action of UIButton "Move""#),
        (.stringKey, #""form.hnit" in Localizable"#), (.hiddenConflict, "UIView #card: UIView"),
      ] as [(Regression, String)]
    ) { regression, told in
      let added = try lines(with: regression).difference(from: usual).insertions.map { change in
        if case .insert(_, let line, _) = change { line } else { "" }
      }
      expectTrue(added.contains { $0.contains(told) }, Comment(rawValue: added.joined(separator: "\n")))
    }
    let told = ["keyboard=emailAddress", "0.25 s: UIView #card (position)", "font=subheadline"]
    for part in told { expectTrue(usual.contains { $0.contains(part) }, Comment(rawValue: part)) }
    expectFalse(usual.contains { $0.contains("[inert]") || $0.contains("held by") })
  }
}
