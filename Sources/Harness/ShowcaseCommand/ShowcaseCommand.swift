import Commands
import ShowcaseKit
import Workers

/// The command line for an executable's showcases.
///
/// An executable is three lines:
///
/// ```text
/// import MyShowcase
/// import ShowcaseCommand
/// ShowcaseCommand.main(app)
/// ```
@MainActor
public enum ShowcaseCommand {
  /// Reads the process's arguments, does what they say, and ends the process with the exit status.
  ///
  /// - Parameter showcases: The showcases that the commands work on, in the order in which they are
  ///   listed and run.
  public static func main(_ showcases: Showcase...) -> Never {
    end(program(over: showcases))
  }

  /// Does the same with additional commands.
  ///
  /// - Parameters:
  ///   - showcases: The showcases that the commands work on, in the order in which they are listed and
  ///     run.
  ///   - commands: Commands that are listed after those about showcases.
  package static func main(_ showcases: Showcase..., commands: [any Command]) -> Never {
    end(program(over: showcases, with: commands))
  }

  private static func end(_ program: Program) -> Never {
    // Processes that use cases started must not outlive the command, even if their workers crashed.
    ProcessTree.own()
    program.runProcess()
  }

  /// The program with all its commands; a new one takes a file, and a line here.
  static func program(over showcases: [Showcase], with others: [any Command] = []) -> Program {
    let commands: [any Command] = [
      InProject<RunCommand>(showcases),
      InProject<ProveCommand>(showcases),
      InProject<AuditCommand>(showcases),
      InProject<ExploreCommand>(showcases),
      InProject<CoverageCommand>(showcases),
      InProject<ListCommand>(showcases),
      InProject<ShowCommand>(showcases),
      InProject<ReplayCommand>(showcases),
      InProject<PlanCommand>(showcases),
      InProject<CheckCommand>(showcases),
      InProject<FormatCommand>(showcases),
      InProject<StatusCommand>(showcases),
      InProject<ReviewCommand>(showcases),
      InProject<AcceptCommand>(showcases),
      InProject<RejectCommand>(showcases),
      InProject<PruneCommand>(showcases),
      InProject<MigrateCommand>(showcases),
      DiffCommand(),
      ReportCommand(),
      InProject<GalleryCommand>(showcases),
      FontCommand(),
      InProject<WorkerServiceCommand>(showcases),
    ]
    return Program(commands + others, version: Version.text(of: "showcase"))
  }
}
