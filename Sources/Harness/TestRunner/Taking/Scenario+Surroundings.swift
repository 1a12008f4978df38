import Diagnostics
import Project

extension Scenario {
  /// Calls code in the surroundings of a take: with the variables of the plan; in a worker also with an empty home, and
  /// the configuration's time zone. A crash of the process then begins with the stage's first exception.
  ///
  /// - Parameter body: Called once.
  /// - Throws: A diagnostic if the files of an earlier scenario cannot be removed.
  @MainActor
  package func inSurroundings<Result>(_ body: () -> Result) throws(Diagnostics) -> Result {
    let surroundings = try surroundings()
    defer { surroundings.restore() }
    StageNote.begin(name)
    defer { StageNote.end() }
    return body()
  }
}
