/// A kind of project that a board can be prepared for, in the order in which the user chooses among them.
///
/// The raw value is the part of the text keys that tells the templates apart.
public enum BoardTemplate: String, CaseIterable, Hashable, Sendable {
  case planEvent = "plan_event"
  case trackGoal = "track_goal"
  case manageProject = "manage_project"
  case increaseProductivity = "increase_productivity"
  case somethingElse = "something_else"
}
