/// EarlGrey's checks of an error that a call kept in a variable.
extension StageCommand {
  /// Fails where the last call that has the variable failed.
  ///
  /// - Parameter reason: What a failure means; EarlGrey's own words where the script gives none.
  static func assertNil(_ variable: String, reason: String?) -> StageCommand {
    StageCommand { replayer throws(ReplayFailure.Reason) in
      guard let error = replayer.errors[variable] else { return }
      throw .refused(
        "\(reason ?? "Expression is not nil")\n\n(((\(variable))) == nil) failed: \(error.report)")
    }
  }

  /// Fails where the last call that has the variable did not fail, or where there is none.
  ///
  /// - Parameter reason: What a failure means; EarlGrey's own words where the script gives none.
  static func assertNotNil(_ variable: String, reason: String?) -> StageCommand {
    StageCommand { replayer throws(ReplayFailure.Reason) in
      guard replayer.errors[variable] == nil else { return }
      throw .refused("\(reason ?? "Expression is nil")\n\n(((\(variable))) != nil) failed: nil")
    }
  }
}
