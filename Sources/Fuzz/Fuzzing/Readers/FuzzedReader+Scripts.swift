import Diagnostics
import Scripts

extension FuzzedReader {
  static func faultInScript(_ input: [UInt8], _ language: ScriptLanguage) -> FuzzFault? {
    let text = String(input: input)
    do throws(Diagnostics) {
      let script = try ScriptChecker().check(parsing: text, language: language)
      return try fault(of: script, formattedFrom: text, language)
    } catch {
      return TextExtent(text).fault(in: error)
    }
  }

  /// Checks that formatting keeps all statements, and that formatting again changes nothing.
  private static func fault(
    of script: CheckedScript, formattedFrom text: String, _ language: ScriptLanguage
  ) throws(Diagnostics) -> FuzzFault? {
    let formatted = try Script.formatted(text, language: language)
    guard let again = try? ScriptChecker().check(parsing: formatted, language: language),
      again.statements.map(\.cause) == script.statements.map(\.cause),
      let twice = try? Script.formatted(formatted, language: language)
    else { return .unfaithful }
    return twice.fault(unlessEqualTo: formatted)
  }
}
