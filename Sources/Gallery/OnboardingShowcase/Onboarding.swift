import HeadlessUIKit
import Onboarding
import ShowcaseKit

/// The first steps with boards: a choice of templates, and a board that the user is led through.
///
/// The user's choice at the end of each screen is recorded as a call.
package let onboarding = Showcase("Onboarding", stringCatalogs: { try StringCatalog.onboarding.get() }) {
  UseCase("Five templates", of: BoardTemplatePickerViewController.self, coordinator: PickerCoordinator.self)
  UseCase("Plan an event", of: OnboardingViewController.self, coordinator: PlanEventCoordinator.self)
  UseCase("Track a goal", of: OnboardingViewController.self, coordinator: TrackGoalCoordinator.self)
  UseCase("Manage a project", of: OnboardingViewController.self, coordinator: BoardCoordinator.self)
  UseCase(
    "Increase productivity", of: OnboardingViewController.self,
    coordinator: IncreaseProductivityCoordinator.self)
  UseCase("Something else", of: OnboardingViewController.self, coordinator: SomethingElseCoordinator.self)
  UseCase("In a split view", of: OnboardingViewController.self, coordinator: SplitCoordinator.self)
  UseCase("From the app and back", of: FlowController.self, coordinator: FlowCoordinator.self)
}
