import Diagnostics
import Foundation
import Project
import Workers

/// A worker's side of the connection: it does what another process requests, and writes nothing but answers.
///
///     struct EchoServer: RequestServer {
///       func answer(_ request: String, _ finder: inout ScenarioFinder) -> [UInt8] { Array(request.utf8) }
///       func answer(_ faults: [Diagnostic]) -> [UInt8] { [] }
///     }
@MainActor
package protocol RequestServer {
  associatedtype Request: Decodable

  /// Does what is requested.
  ///
  /// - Parameters:
  ///   - request: What is requested.
  ///   - finder: Finds scenarios by their names.
  /// - Throws: ``Diagnostics`` for what cannot be found, or any other error, which is a fault of the request.
  mutating func answer(_ request: Request, _ finder: inout ScenarioFinder) throws -> [UInt8]

  /// The message for what is wrong with plans, scripts or the request.
  func answer(_ faults: [Diagnostic]) -> [UInt8]
}

extension RequestServer {
  /// Answers requests until the connection is closed.
  ///
  /// - Parameters:
  ///   - project: The project of the scenarios.
  ///   - plans: The names of the plans with the configurations; if empty, all plans.
  package mutating func serve(_ project: Project, plans: [String]) {
    let connection = WorkerConnection()
    connection.limitMemory(to: Self.memoryLimit)
    // What is wrong with the plans is reported with the first answer.
    var finder = try? ScenarioFinder(project, plans: plans)
    connection.serve { message in
      let answer = answer(to: message, &finder) { () throws(Diagnostics) in
        try ScenarioFinder(project, plans: plans)
      }
      // The output of use cases has to arrive before the answer, which ends the job.
      fflush(nil)
      return answer
    }
  }

  /// The most memory that a worker may have, in bytes: 1 GiB.
  private static var memoryLimit: UInt64 { 1 << 30 }

  private mutating func answer(
    to message: [UInt8], _ finder: inout ScenarioFinder?,
    orElse make: () throws(Diagnostics) -> ScenarioFinder
  ) -> [UInt8] {
    do {
      let request = try JSONDecoder().decode(Request.self, from: Data(message))
      // A finder that could not be made is tried again, so that every answer has its fault.
      var known = try finder ?? make()
      defer { finder = known }
      return try answer(request, &known)
    } catch let error as Diagnostics {
      return answer(error.all)
    } catch {
      return answer([Diagnostic("a worker cannot read its request: \(error)")])
    }
  }
}
