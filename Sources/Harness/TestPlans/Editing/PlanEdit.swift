import Diagnostics

/// A change of a plan, made to what names mean.
///
/// Names of tests are `[Showcase/]ClassForDisplay[/Use case[/script]]`.
package enum PlanEdit: String, CaseIterable, Sendable {
  /// Tests no longer run.
  case skip
  /// Of their showcase, only these tests and those that were selected before run.
  case select
  /// Configurations, showcases or tests run again.
  case enable
  /// Configurations, showcases or tests do not run, but stay in the plan.
  case disable
}

extension TestPlan {
  /// Returns the plan's text after a change; the same text if there is nothing to change.
  ///
  ///     try plan.text(after: .skip, of: ["AlertController/Alert"], over: catalogue)
  ///
  /// If the file is as Xcode writes it, so is the result; else every byte outside of the change is kept.
  ///
  /// - Parameters:
  ///   - edit: The kind of change.
  ///   - names: Names of tests; for `enable` and `disable` also of configurations and showcases.
  ///   - catalogue: Everything that could run.
  /// - Throws: a diagnostic for each name that matches nothing, or too much.
  package func text(
    after edit: PlanEdit, of names: [String], over catalogue: Catalogue
  ) throws(Diagnostics) -> String {
    var editor = PlanEditor(self, catalogue)
    var faults: [Diagnostic] = []
    for name in names {
      do throws(Diagnostic) { try editor.apply(edit, to: name) } catch { faults.append(error.inFile(file)) }
    }
    guard faults.isEmpty else { throw Diagnostics(faults) }
    let edited = editor.document
    guard edited != document else { return source }
    let isCanonical = source.utf8.elementsEqual(text.utf8)
    return isCanonical ? edited.xcodeText : JSONRewriter(source).text(from: document, to: edited)
  }
}
