import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import Onboarding
@testable import OnboardingShowcase

/// A use case with a board on the stage, and the values of its screen.
@MainActor
struct OnboardingStage {
  let stage: Stage
  let screen: OnboardingViewController

  init(_ name: String, configuration: StageConfiguration = .iPhone) throws {
    let useCase = try #require(onboarding.useCases.first { $0.name == name })
    stage = try Stage(useCase, in: onboarding, configuration: configuration)
    let root = stage.run { UIApplication.shared.keyWindow?.rootViewController }
    let top = (root as? UINavigationController)?.topViewController
    screen = try #require(top as? OnboardingViewController)
  }

  /// Taps a control as a finger does, if it is enabled, and waits until everything is idle.
  func tap(_ control: UIControl) throws {
    stage.run { if control.isEnabled { control.sendActions(for: .touchUpInside) } }
    try stage.settle()
  }

  /// Presses the return key in the field that is being edited.
  func pressReturn() throws {
    stage.run { fields.first(where: \.isFirstResponder)?.insertText("\n") }
    try stage.settle()
  }

  /// All fields that can be filled in.
  var fields: [RoundedBorderedTextField] {
    [screen.boardView.nameField] + screen.listFields + screen.cardFields
  }

  /// The button of a visible overlay.
  func goButton(_ step: OverlayStep) -> UIButton {
    let overlays = screen.compactOverlays[0].isHidden ? screen.regularOverlays : screen.compactOverlays
    return overlays[step.rawValue].contentView.goButton
  }
}
