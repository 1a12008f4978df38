/// Shows who handles commands, and what became of those that were sent.
@MainActor
package protocol CommandReportConsumer: AnyObject {
  /// - Parameter lines: The oldest first.
  func setReport(_ lines: [CommandReportLine], isHandling: Bool)
}
