/// Shows who handles commands, and what became of those that were sent.
@MainActor
public protocol CommandReportConsumer: AnyObject {
  /// - Parameter lines: The oldest first.
  func setReport(_ lines: [CommandReportLine], isHandling: Bool)
}
